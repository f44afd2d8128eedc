import { LRUCache } from 'lru-cache'
import type { HtmlPage } from './to-markdown.ts'
import { workerQueue } from './worker-queue.ts'

/** In characters: a thousand of our pages. */
const ROOM = 8_000_000

const convertInWorker = workerQueue<HtmlPage>({
  file: 'http/markdown/convert-worker.ts',
  what: 'The Markdown of a page',
  // More than a crawler asks for at once; a page takes 10 to 60 ms.
  mostWaiting: 128,
  patienceMs: 10_000,
})

async function convert(page: HtmlPage): Promise<string> {
  return new TextDecoder().decode(await convertInWorker(page))
}

const kept = new LRUCache<string, string, HtmlPage>({
  maxSize: ROOM,
  sizeCalculation: ({ length }) => length + 1,
  // The same page is converted once for all who wait.
  fetchMethod: (_key, _old, { context }) => convert(context),
})

/**
 * The Markdown of a page, converted in a worker thread unless it is known.
 *
 * @param etag of the page; without one, its Markdown is not kept
 * @returns empty or undefined if the page has no main part
 * @throws when too many others wait, or when it takes more than ten seconds
 */
export function markdownOfPage(page: HtmlPage, etag: string): Promise<string | undefined> {
  return etag ? kept.fetch(`${page.address} ${etag}`, { context: page }) : convert(page)
}
