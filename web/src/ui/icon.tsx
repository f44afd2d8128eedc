import clsx from 'clsx'
import type { Card } from '@/sanity/types.gen'
import { ICON_PATHS } from '@/ui/icon-paths.gen'

export type IconName = NonNullable<Card['icon']>

type IconProps = { name: IconName; className?: string }

/**
 * An icon of lucide-react from the editors' list, as one path: its own components would add to every first load. It
 * repeats what the text beside it says, so it is hidden from screen readers.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('line-icon', className)} aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
