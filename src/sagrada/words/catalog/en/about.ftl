### The page about the program

about-game = Sagrada is a board game for one and more: everybody drafts dice and builds a window of stained glass.
about-unofficial = This is an unofficial program, not affiliated with the publisher. Rules and facts are told in our own words, and all art is our own. If you like it, buy the box.
about-program = The program is free software under the MIT license.
about-version = Version { $version }, rules version { $rules }
about-faces = Typefaces
about-text-face = Text: { $name }, under the { $license }.
about-title-face = Titles and totals: { $name }, under the { $license }.
about-license = License of { $name }
