import { getPublishedId } from '@sanity/client/csm'
import { type LiveDocument, type LiveMessage, readLiveMessage } from '@/lib/live-document'

/**
 * Receives each document that is edited in the surrounding Studio, including unsaved input (the Studio saves once a
 * second). Returns a function that stops it.
 */
export function followStudio(
  onContent: (publishedId: string, content: LiveDocument) => void,
): () => void {
  const receive = ({ source, data }: MessageEvent<unknown>) => {
    // The content security policy allows only the Studio to frame a page.
    const message = source === window.parent ? readLiveMessage(data) : undefined
    if (message?.type !== 'live-document/changed') return
    onContent(getPublishedId(message.document._id), message.document)
  }
  window.addEventListener('message', receive)
  const ready: LiveMessage = { type: 'live-document/ready' }
  if (window.parent !== window) window.parent.postMessage(ready, '*')
  return () => window.removeEventListener('message', receive)
}
