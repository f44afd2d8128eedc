import Link from 'next/link'
import { ArrowRight } from '@/ui/arrow-right'

/** A product's name; where it has a page, the link covers its whole card. */
export function ProductLink({ title, href }: { title: string; href?: string | undefined }) {
  if (!href) return title
  return (
    <Link href={href} className="card-link">
      {title}
      <span className="opacity-0 transition-opacity group-hover/button:opacity-100">
        <ArrowRight />
      </span>
    </Link>
  )
}
