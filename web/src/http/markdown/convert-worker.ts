import { parentPort } from 'node:worker_threads'
import { type HtmlPage, pageToMarkdown } from './to-markdown.ts'

// A worker thread, since a table of a thousand rows blocks its thread for half a second. Node runs this file without bundling.

parentPort?.on('message', (page: HtmlPage) => {
  try {
    const { buffer: bytes } = new TextEncoder().encode(pageToMarkdown(page) ?? '')
    parentPort?.postMessage({ bytes }, [bytes])
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
