import { listenForFigures } from '@/documents/company-figure/figure-links'
import { listenForSearch } from '@/search/open-search'

// Runs in every first load, before hydration, so kept small. A client navigation changes `location`; the mark keeps the
// address that the document was loaded with, in memory only. Read by `leads/client/visit.ts`. Not a variable of a module,
// which Turbopack may evaluate again in another chunk.
performance.mark('landing', { detail: location.href })

// Closed answers are printed by styles/print.css, where the browser can style them.
if (globalThis.CSS?.supports('selector(::details-content)') === false)
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

// The Studio shows the site in a frame. It reports a failure if the tools have not connected 8 s after the page's load,
// so they start to load here, before hydration.
if (globalThis.self !== globalThis.top) void import('@/content/drafts/editor-tools')

// Before hydration, which may take seconds on a phone.
if (globalThis.document) {
  listenForSearch()
  listenForFigures()
}
