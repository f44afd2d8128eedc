import clsx from 'clsx'
import Link from 'next/link'
import { ArrowRight } from '@/ui/arrow-right'
import { buttonClass } from '@/ui/button'

type FeatureLinkProps = { path: string; title: string; label: string; className: string }

/** The way to the article; says of which, to those who hear it out of its place. */
export function FeatureLink({ path, title, label, className }: FeatureLinkProps) {
  return (
    <Link href={path} className={buttonClass('primary', clsx('wrap-anywhere', className))}>
      {label}
      <span className="sr-only">: {title}</span>
      <ArrowRight />
    </Link>
  )
}
