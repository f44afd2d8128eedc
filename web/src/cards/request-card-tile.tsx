import { ActionButton } from '@/cards/action-button'
import { Icon } from '@/cards/icon'
import type { RequestCard } from '@/content/site-settings/site-settings'

/** One way to get in touch. */
export function RequestCardTile({ icon, title, text, action }: Omit<RequestCard, 'key'>) {
  return (
    <div className="flex flex-col rounded-lg bg-paper p-6 shadow-card">
      {icon && <Icon name={icon} className="mb-6 size-7 text-ink" />}
      <h3 className="title-s text-ink">{title}</h3>
      <p className="mt-2 mb-6">{text}</p>
      {action && <ActionButton action={action} className="mt-auto w-full" />}
    </div>
  )
}
