import { stegaClean } from '@sanity/client/stega'
import type { ReactElement, ReactNode } from 'react'

type PhoneFoldProps = { label: string; children?: ReactNode }

/**
 * What phones fold (styles/patterns.css). Wider screens and paper show it without the line to press; browsers that
 * cannot open it by CSS keep it folded there, too.
 */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold">
      <summary>{label}</summary>
      {children}
    </details>
  )
}

type FoldedListProps = {
  as?: 'ul' | 'ol'
  className?: string
  /** So many are not folded. */
  shown: number
  /** A name for each child; the fold names the next one, or two. */
  names: readonly (string | null)[]
  /** What they are, in the plural; names it instead of three and more. */
  kind?: string
  children: readonly ReactElement[]
}

/** A list whose rest is folded on phones. On wider screens all items are in one grid. */
export function FoldedList({
  as: List = 'ul',
  className,
  shown,
  names,
  kind,
  children,
}: FoldedListProps) {
  const rest = children.slice(shown)
  if (rest.length === 0) return <List className={className}>{children}</List>
  return (
    <div className={className}>
      <List className="contents">{children.slice(0, shown)}</List>
      <PhoneFold label={labelOf(names.slice(shown), kind)}>
        <List className="fold-rest">{rest}</List>
      </PhoneFold>
    </div>
  )
}

/** Their names in one line; how many there are of their kind; or the first name, and how many more. */
function labelOf(names: readonly (string | null)[], kind?: string): string {
  const more = `Show ${names.length} more`
  const both = names.filter(Boolean).join('\u00a0· ')
  const isShort = names.length < 3 && stegaClean(both).length <= (kind ? 24 : 54)
  if (names.length === 1 || isShort) return both ? `${more}: ${both}` : more
  if (kind) return `${more} ${kind}`
  return names[0] ? `${names[0]}, and ${names.length - 1} more` : more
}
