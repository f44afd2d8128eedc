import { useEffect, useLayoutEffect, useRef } from 'react'
import { definePlugin, type InputProps, type LayoutProps } from 'sanity'
import { readLiveMessage } from '../../web/src/lib/live-document'
import { env } from '../env'

/** Sends a form's document to the preview on each keystroke. */
export const liveDocument = definePlugin({
  name: 'live-document',
  studio: { components: { layout: LiveLayout } },
  form: { components: { input: LiveInput } },
})

/** The preview that reported ready. */
let preview: MessageEventSource | undefined
/** Each sends the document of an open form. */
const senders = new Set<() => void>()

function LiveLayout(props: LayoutProps) {
  useEffect(() => {
    const meet = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== siteOrigin() || readLiveMessage(data)?.type !== 'live-document/ready') return
      preview = source ?? undefined
      for (const send of senders) send()
    }
    window.addEventListener('message', meet)
    return () => window.removeEventListener('message', meet)
  }, [])
  return props.renderDefault(props)
}

function LiveInput(props: InputProps) {
  return props.path.length === 0 ? <LiveForm {...props} /> : props.renderDefault(props)
}

/** The form, as the input of the whole document. */
function LiveForm(props: InputProps) {
  const { value } = props
  const newest = useRef(value)

  // A layout effect, so that form and preview show a keystroke at the same time.
  useLayoutEffect(() => {
    newest.current = value
    sendToPreview(value)
  }, [value])

  useEffect(() => {
    const send = () => sendToPreview(newest.current)
    senders.add(send)
    return () => void senders.delete(send)
  }, [])

  return props.renderDefault(props)
}

const siteOrigin = () => new URL(env.SANITY_STUDIO_SITE_URL).origin

function sendToPreview(value: unknown): void {
  const message = readLiveMessage({ type: 'live-document/changed', document: value })
  if (message) preview?.postMessage(message, { targetOrigin: siteOrigin() })
}
