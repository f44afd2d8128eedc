import { Sheet, Tag } from '@/illustrations/sheet'

const alerts = [
  {
    tone: 'risk',
    time: '14:01:58',
    what: 'Deposit from a sanctioned cluster',
    amount: '18.4 ETH',
    verdict: 'High',
  },
  {
    tone: 'review',
    time: '14:01:47',
    what: 'Mixer exposure above 20%',
    amount: '2.05 BTC',
    verdict: 'Medium',
  },
  {
    tone: 'review',
    time: '13:58:30',
    what: 'Rapid movement through new addresses',
    amount: '41,200 USDT',
    verdict: 'Medium',
  },
  {
    tone: 'safe',
    time: '13:55:02',
    what: 'Counterparty identified',
    amount: '0.80 BTC',
    verdict: 'Cleared',
  },
] as const

/** Incoming alerts, the latest highlighted. */
export function AlertFeed() {
  return (
    <Sheet
      title="Alerts"
      aside="Latest 4"
      description="A feed of four alerts with time, reason, amount and verdict. The newest: a deposit of 18.4 ETH from a sanctioned cluster, high risk."
    >
      <ul>
        {alerts.map(({ tone, time, what, amount, verdict }, index) => (
          <li
            key={time}
            className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line px-4 py-3.5 last:border-b-0 sm:grid-cols-[4.5rem_1fr_auto_4.5rem] sm:items-center ${index === 0 ? 'border-l-4 border-l-lantern bg-lantern-wash/60' : 'border-l-4 border-l-transparent'}`}
          >
            <span className="text-micro text-ink-mute tabular max-sm:order-3">{time}</span>
            <span className="font-semibold text-ink max-sm:order-1">{what}</span>
            <span className="text-right tabular max-sm:order-4">{amount}</span>
            <span className="text-right max-sm:order-2">
              <Tag tone={tone}>{verdict}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
