import { stegaClean } from 'next-sanity'
import { TextAnchor } from '@/portable-text/text-anchor'

const WEB_ADDRESS = /(https:\/\/[^\s,;]+)/

/** What a cell says; a web address in it is a link, shown without its protocol. */
export function TableCell({ text }: { text: string }) {
  // An address would take a mark of draft mode at its end for a part of itself.
  const parts = (WEB_ADDRESS.test(text) ? stegaClean(text) : text).split(WEB_ADDRESS)
  return parts.map((part, index) =>
    // Every second part is what the pattern caught.
    index % 2 === 1 ? (
      <TextAnchor key={part} link={{ _type: 'link', _key: part, href: part }}>
        <span className="break-words">{shown(part)}</span>
      </TextAnchor>
    ) : (
      part
    ),
  )
}

function shown(address: string): string {
  return address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')
}
