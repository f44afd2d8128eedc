import { Fragment, type ReactNode } from 'react'

type FilledTextProps = { text: string; values: Readonly<Record<string, ReactNode>> }

/** A text with elements, such as links, in place of names in braces; names without a value stay. */
export function FilledText({ text, values }: FilledTextProps) {
  return text.split(/(\{\w+\})/).map((part) => {
    const value = part.startsWith('{') ? values[part.slice(1, -1)] : undefined
    return value === undefined ? part : <Fragment key={part}>{value}</Fragment>
  })
}
