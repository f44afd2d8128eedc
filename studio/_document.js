import { createElement } from 'react'
import { env, usesLake } from './env.ts'

/** The channel on which the Studio reports uncaught errors to the editor. */
const ERROR_CHANNEL = `{
  const subscribers = new Set()
  window.__sanityErrorChannel = {
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
  }
  window.addEventListener('error', ({ error }) => {
    for (const subscriber of subscribers) subscriber({ error, params: {} })
  })
}`

const STYLE = `
  html { background: light-dark(#fff, #13141b); color-scheme: light dark }
  html, body, #sanity { height: 100% }
  body { margin: 0; -webkit-font-smoothing: antialiased }`

// The CLI inserts the script of Sanity's dashboard before the first `</head>` in the HTML, even inside a comment.
const WITHOUT_DASHBOARD = '<!-- </head> -->'

/** @param {string} html */
const asHtml = (html) => ({ dangerouslySetInnerHTML: { __html: html } })

/**
 * The Studio's HTML page. Replaces Sanity's, which loads fonts and a script from Sanity's servers, even with a lake.
 * Sanity's CLI finds it by its file name and imports it unbuilt: Node cannot run `.tsx`.
 *
 * @param {{ css?: string[], entryPath: string }} props
 */
export default function StudioDocument({ css = [], entryPath }) {
  const head = `${usesLake(env) ? WITHOUT_DASHBOARD : ''}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<link rel="icon" href="/static/favicon.ico" sizes="any">
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">
<link rel="manifest" href="/static/manifest.webmanifest">
<title>Website</title>
<script>${ERROR_CHANNEL}</script>
<style>${STYLE}</style>
${css.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}`
  const body = `<div id="sanity"></div>
<script type="module" src="${entryPath}"></script>
<noscript>The Studio needs JavaScript.</noscript>`
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', asHtml(head)),
    createElement('body', asHtml(body)),
  )
}
