import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'

type NamedSheetsProps = {
  path: string
  title: string
  /** Empty without a date. */
  date: string
  children: ReactNode
}

/**
 * A legal text that is printed with its title and date on each sheet. Each text has a page type of its own: Next keeps
 * the styles of texts that were left in the document.
 */
export function NamedSheets({ path, title, date, children }: NamedSheetsProps) {
  const page = `sheets${path.replace(/[^a-z0-9]/gi, '-')}`
  const boxes = `@top-left{content:${cssString(title)}}@top-right{content:${cssString(date)}}`
  const rule = `@page ${page}{${boxes}}`
  return (
    <div style={{ page }}>
      <style href={page} precedence="sheets">
        {rule}
      </style>
      {children}
    </div>
  )
}

/** A text of an editor as a CSS string: nothing but letters, digits and spaces stands for itself. */
function cssString(text: string): string {
  const escaped = stegaClean(text).replace(
    /[^\p{L}\p{N} ]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  )
  return `"${escaped}"`
}
