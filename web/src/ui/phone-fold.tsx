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
  /** A name for each child; the fold begins with the next one. */
  names: readonly (string | null)[]
  children: readonly ReactElement[]
}

/** A list whose rest is folded on phones. On wider screens all items are in one grid. */
export function FoldedList({
  as: List = 'ul',
  className,
  shown,
  names,
  children,
}: FoldedListProps) {
  const rest = children.slice(shown)
  const [next, ...others] = names.slice(shown)
  if (rest.length === 0) return <List className={className}>{children}</List>
  return (
    <div className={className}>
      <List className="contents">{children.slice(0, shown)}</List>
      <PhoneFold label={labelOf(next || `${rest.length}`, others)}>
        <List className="fold-rest">{rest}</List>
      </PhoneFold>
    </div>
  )
}

/** Two names, or the first and a count, on at most two lines. */
function labelOf(next: string, others: readonly (string | null)[]): string {
  if (others.length === 0) return next
  const both = `${next} · ${others[0]}`
  return others.length === 1 && others[0] && stegaClean(both).length <= 64
    ? both
    : `${next} and ${others.length} more`
}
