import Link from 'next/link'
import { ArrowRight } from '@/ui/arrow-right'

/** A product's name; where it has a page, the link covers its whole card. */
export function ProductLink({ title, href }: { title: string; href?: string | undefined }) {
  if (!href) return title
  return (
    <Link
      href={href}
      className="inline-flex items-center gap-2 after:absolute after:inset-0 after:content-[''] focus-visible:shadow-none focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-current"
    >
      {title}
      <span className="opacity-0 transition-opacity group-hover/button:opacity-100">
        <ArrowRight />
      </span>
    </Link>
  )
}
