import './fonts.css';
import '@bottega/board-kit/tokens.css';
import '@bottega/board-kit/board.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });

// once loaded, everything works without a network
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js').catch(() => {});
