import { getPublishedId } from '@sanity/client/csm'
import { type LiveDocument, type LiveMessage, readLiveMessage } from '@/lib/live-document'

/**
 * Receives each document that is edited in the Studio around this frame, with what is typed and not yet stored. The
 * Studio stores what is typed once a second. Returns what ends it.
 */
export function followStudio(
  onContent: (publishedId: string, content: LiveDocument) => void,
): () => void {
  const receive = ({ source, data }: MessageEvent<unknown>) => {
    // No other site than the Studio can frame a page (its content security policy).
    const message = source === window.parent ? readLiveMessage(data) : undefined
    if (message?.type !== 'live-document/changed') return
    onContent(getPublishedId(message.document._id), message.document)
  }
  window.addEventListener('message', receive)
  const ready: LiveMessage = { type: 'live-document/ready' }
  if (window.parent !== window) window.parent.postMessage(ready, '*')
  return () => window.removeEventListener('message', receive)
}
