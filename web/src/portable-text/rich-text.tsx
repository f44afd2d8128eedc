import { type PortableTextComponents, PortableText as PortableTextView } from '@portabletext/react'
import type { PortableText, TextLink } from '@/content/portable-text/portable-text'
import { headingId } from '@/portable-text/heading-id'
import { TextAnchor } from '@/portable-text/text-anchor'

const components: PortableTextComponents = {
  block: {
    h2: ({ children, value }) => (
      <h2 id={headingId(value)} className="title-m mt-12 mb-4 text-ink first:mt-0">
        {children}
      </h2>
    ),
    h3: ({ children, value }) => (
      <h3 id={headingId(value)} className="title-s mt-8 mb-2 text-ink first:mt-0">
        {children}
      </h3>
    ),
    h4: ({ children }) => (
      <h4 className="mt-6 mb-1 font-semibold text-ink first:mt-0">{children}</h4>
    ),
    normal: ({ children }) => <p className="mt-4 first:mt-0">{children}</p>,
    blockquote: ({ children }) => (
      <blockquote className="mt-6 border-l-2 border-lantern pl-5 font-serif text-lead text-ink first:mt-0">
        {children}
      </blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => (
      <ul className="mt-4 list-disc space-y-2 pl-6 marker:text-lantern-deep">{children}</ul>
    ),
    number: ({ children }) => (
      <ol className="mt-4 list-decimal space-y-2 pl-6 tabular-nums marker:font-semibold marker:text-ink">
        {children}
      </ol>
    ),
  },
  listItem: ({ children }) => <li className="pl-1">{children}</li>,
  marks: {
    strong: ({ children }) => <strong className="font-semibold text-ink">{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => (
      <code className="rounded-sm bg-paper-sunk px-1.5 py-0.5 font-mono text-[0.9em] break-words text-ink">
        {children}
      </code>
    ),
    textLink: ({ children, value }) => <TextAnchor link={value as TextLink}>{children}</TextAnchor>,
    link: ({ children, value }) => <TextAnchor link={value as TextLink}>{children}</TextAnchor>,
  },
}

/** An editor's text: only the blocks and marks that the Studio offers. */
export function RichText({ value }: { value: PortableText }) {
  return <PortableTextView value={value} components={components} />
}
