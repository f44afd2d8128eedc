import { type PortableTextComponents, PortableText as PortableTextView } from '@portabletext/react'
import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import type {
  Callout,
  CodeBlock,
  PortableText,
  TextBlock,
  TextImage,
  TextLink,
  TextTable,
} from '@/content/objects/portable-text'
import { CodePanel } from '@/ui/code/code-panel'
import { ContentImage } from '@/ui/content-image'
import { TableFigure } from '@/ui/rich-text/table-figure'
import { TextAnchor } from '@/ui/rich-text/text-anchor'

const components = {
  block: {
    // The Studio offers no h1, but an API write can store one; the page has its own.
    h1: ({ children }) => (
      <h2 dir="auto" className="title-m mt-12 mb-4 text-ink first:mt-0">
        {children}
      </h2>
    ),
    h2: ({ children, value }) => (
      <h2
        dir="auto"
        id={(value as TextBlock).id}
        className="title-m mt-12 mb-4 text-ink first:mt-0"
      >
        {children}
      </h2>
    ),
    h3: ({ children, value }) => (
      <h3 dir="auto" id={(value as TextBlock).id} className="title-s mt-8 mb-2 text-ink first:mt-0">
        {children}
      </h3>
    ),
    h4: ({ children }) => (
      <h4 dir="auto" className="mt-6 mb-1 font-semibold text-ink first:mt-0">
        {children}
      </h4>
    ),
    normal: ({ children }) => (
      <p dir="auto" className="mt-4 first:mt-0">
        {children}
      </p>
    ),
    blockquote: ({ children }) => (
      <blockquote
        dir="auto"
        className="mt-6 border-s-4 border-lantern ps-6 font-serif text-lead text-ink first:mt-0"
      >
        {children}
      </blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => (
      <ul dir="auto" className="mt-4 list-disc stack-2 ps-6">
        {children}
      </ul>
    ),
    number: ({ children }) => (
      <ol dir="auto" className="mt-4 list-decimal stack-2 ps-6 tabular">
        {children}
      </ol>
    ),
  },
  listItem: ({ children }) => (
    <li dir="auto" className="ps-1">
      {children}
    </li>
  ),
  marks: {
    strong: ({ children }) => <strong className="font-semibold text-ink">{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => (
      <code className="rounded-sm bg-paper-sunk px-1.5 py-0.5 font-mono text-[0.9em] wrap-anywhere text-ink">
        {children}
      </code>
    ),
    link: ({ children, value }) => <TextAnchor link={value as TextLink}>{children}</TextAnchor>,
  },
  types: {
    codeBlock: ({ value }) => <CodeFigure {...(value as CodeBlock)} />,
    textTable: ({ value }) => <TableFigure {...(value as TextTable)} />,
    callout: ({ value }) => <CalloutBox {...(value as Callout)} />,
    imageWithAlt: ({ value }) => <TextPicture {...(value as TextImage)} />,
  },
  // The library prints a message of its own.
  unknownType: () => null,
} satisfies PortableTextComponents

/** An editor's rich text: only the Studio's blocks and marks. Its headings are named before (`nameHeadings`). */
export function RichText({ value }: { value: PortableText }) {
  return <PortableTextView value={value} components={components} onMissingComponent={false} />
}

type CodeFigureProps = { code: string; language: string; caption?: string }

/** Code inside running text. */
function CodeFigure({ code, language, caption }: CodeFigureProps) {
  return (
    <figure className="mt-6 first:mt-0">
      <CodePanel
        code={code}
        language={language}
        sources={{ code: sourceOf(caption, 'code'), language: sourceOf(caption, 'language') }}
        label={caption}
      />
      {caption && (
        <figcaption dir="auto" className="mt-2 text-small text-ink-mute">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

const TONES = {
  note: 'border-line-strong bg-paper-sunk',
  tip: 'border-safe bg-safe-wash',
  warning: 'border-risk bg-risk-wash',
}

/** A highlighted text; its title names the meaning of its color. */
function CalloutBox({ tone, title, text }: Callout) {
  return (
    <aside
      dir="auto"
      className={clsx('mt-6 rounded-sm border-s-4 px-5 py-4 first:mt-0', TONES[tone])}
    >
      {title && <p className="font-semibold text-ink">{title}</p>}
      {text && <p className="mt-1 first:mt-0">{text}</p>}
    </aside>
  )
}

/** An image at the width of the text. */
function TextPicture({ image }: TextImage) {
  return (
    <div className="mt-8 mb-2 first:mt-0">
      <ContentImage image={image} maxWidth={720} sizes="(min-width: 48rem) 45rem, 92vw" />
    </div>
  )
}
