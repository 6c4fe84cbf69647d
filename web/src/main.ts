import { mount } from 'svelte'
import App from './App.svelte'
import { loadCards } from './lib/cards'
import { language } from './lib/language'
import { followTheme } from './lib/theme'
import { loadWords } from './lib/words'
import './tokens.css'
import './look.css'
import './client.css'
import './modes.css'
import './replay.css'
import './phone.css'

followTheme()
await Promise.all([loadWords(language()), loadCards()])
mount(App, { target: document.getElementById('app')! })
