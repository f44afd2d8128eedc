import clsx from 'clsx'
import type { Card } from '@/content/types.gen'
import { ICON_PATHS } from '@/ui/icon-paths.gen'

export type IconName = NonNullable<Card['icon']>

type IconProps = { name: IconName; className?: string }

/**
 * An icon of the editors' list as one path: lucide-react's own components would add to every first load. Hidden from
 * screen readers, since it repeats the text beside it.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('line-icon', className)} aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
