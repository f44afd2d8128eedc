/** Where figures come from, in small type. */
export function Source({ text }: { text?: string | undefined }) {
  if (!text) return null
  return <p className="mt-8 text-small text-ink-mute in-[.on-night]:text-on-night-soft">{text}</p>
}
