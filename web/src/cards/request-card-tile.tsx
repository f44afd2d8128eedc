import { ActionButton } from '@/cards/action-button'
import { Icon } from '@/cards/icon'
import type { RequestCard } from '@/content/site-settings/site-settings'

/** One way to get in touch, for a night-coloured ground. */
export function RequestCardTile({ icon, title, text, action }: Omit<RequestCard, 'key'>) {
  return (
    <li className="flex flex-col rounded-lg bg-night-raised p-6 lg:p-8">
      {icon && <Icon name={icon} className="mb-8 size-8 text-lantern" />}
      <h3 className="title-m text-on-night">{title}</h3>
      <p className="mt-2 mb-8">{text}</p>
      {action && <ActionButton action={action} className="mt-auto w-full" />}
    </li>
  )
}
