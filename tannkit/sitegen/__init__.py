"""The reference site: a page for every entry, rule, word and command, written as Markdown and built with mkdocs."""
