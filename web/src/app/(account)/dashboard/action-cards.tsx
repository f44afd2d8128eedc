import { Icon, type IconName } from '@/ui/icon'
import { SampleButton } from './sample-workspace'

const actions: readonly { icon: IconName; title: string; text: string; button: string }[] = [
  {
    icon: 'search',
    title: 'Investigate Address',
    text: 'Trace where funds came from and where they went.',
    button: 'Start tracing',
  },
  {
    icon: 'triangle-alert',
    title: 'Report Scam',
    text: 'Tell others about an address that took funds from you.',
    button: 'Write a report',
  },
  {
    icon: 'users',
    title: 'Community',
    text: 'Compare notes with other investigators.',
    button: 'Join in',
  },
]

export function ActionCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {actions.map(({ icon, title, text, button }) => (
        <li
          key={title}
          className="flex flex-col items-start rounded-lg border border-line bg-white p-6"
        >
          <Icon name={icon} className="size-6 text-lantern-deep" />
          <h3 className="title-s mt-4 text-ink">{title}</h3>
          <p className="mt-1 mb-5 text-small">{text}</p>
          <SampleButton look="quiet" className="mt-auto text-small">
            {button}
          </SampleButton>
        </li>
      ))}
    </ul>
  )
}
