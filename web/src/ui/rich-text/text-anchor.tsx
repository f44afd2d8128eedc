import type { ReactNode } from 'react'
import type { TextLink } from '@/content/objects/portable-text'
import { Link } from '@/ui/link'

const look =
  'text-ink underline decoration-lantern decoration-2 underline-offset-[0.2em] hover:decoration-ink'

/** A link in running text; plain text without a target. */
export function TextAnchor({ link, children }: { link?: TextLink; children: ReactNode }) {
  const href = link?.href
  if (!href) return children
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={look}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} className={look}>
      {children}
    </Link>
  )
}
