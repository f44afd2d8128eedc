import clsx from 'clsx'
import { Sheet, Tag, type Tone } from '@/pictures/sheet'

type Alert = {
  tone: Tone
  time: string
  what: string
  amount: string
  verdict: string
  rule?: string
}

/** Alerts below each other, the latest highlighted. */
function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <ul>
      {alerts.map(({ tone, time, rule, what, amount, verdict }, index) => (
        <li
          key={time}
          className={clsx(
            'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line border-l-4 px-4 py-3 last:border-b-0 sm:grid-cols-[4.5rem_1fr_auto_4.5rem] sm:items-center',
            index === 0 ? 'border-l-lantern bg-lantern-wash/60' : 'border-l-transparent',
          )}
        >
          <span className="text-micro text-ink-mute tabular max-sm:order-3">
            {time}
            {rule && <span className="sm:block"> {rule}</span>}
          </span>
          <span className="font-semibold text-ink max-sm:order-1">{what}</span>
          <span className="text-right tabular max-sm:order-4">{amount}</span>
          <span className="text-right max-sm:order-2">
            <Tag tone={tone}>{verdict}</Tag>
          </span>
        </li>
      ))}
    </ul>
  )
}

const latest: Alert[] = [
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
]

/** Incoming alerts. */
export function AlertFeed() {
  return (
    <Sheet
      title="Alerts"
      aside="Latest 4"
      description="A feed of four alerts with time, reason, amount and verdict. The newest: a deposit of 18.4 ETH from a sanctioned cluster, high risk."
    >
      <Alerts alerts={latest} />
    </Sheet>
  )
}

const ofOneMinute: Alert[] = [
  {
    tone: 'risk',
    time: '14:01:58',
    what: 'Deposit, 34% from a sanctioned cluster',
    amount: '18.4 ETH',
    verdict: 'Held',
    rule: 'R-03',
  },
  {
    tone: 'review',
    time: '14:01:47',
    what: 'Mixer exposure 22%, three hops back',
    amount: '2.05 BTC',
    verdict: 'Review',
    rule: 'R-14',
  },
  {
    tone: 'review',
    time: '14:01:12',
    what: 'Nine deposits just below 10,000',
    amount: '89,100 USDT',
    verdict: 'Review',
    rule: 'R-21',
  },
]

/** Transfers per second over a minute; the highlighted bars raised an alert. */
const seconds = '342536254423653425367245314265382435624534256345264735243562'.split('').map(Number)
const lit = [12, 47, 58]

/** A minute of transfers as bars, its alerts, and the rule of the latest one. */
export function AlertStream() {
  return (
    <Sheet
      title="Live: deposits and withdrawals"
      aside="208 a second"
      description="A minute of transfers, one bar for every second, three of them lit, and their alerts: a deposit, 34% from a sanctioned cluster, held; mixer exposure of 22%, and nine deposits just below 10,000, both in review. At the foot, the rule of the first."
    >
      <div className="bg-night px-4 pt-5">
        <svg viewBox="0 0 240 34" className="block h-auto w-full" aria-hidden="true">
          <path
            d={bars((index) => !lit.includes(index))}
            stroke="var(--color-night-dim)"
            strokeWidth="2"
          />
          <path
            d={bars((index) => lit.includes(index))}
            stroke="var(--color-lantern)"
            strokeWidth="2.6"
          />
        </svg>
        <p className="flex justify-between py-2 text-micro text-on-night-soft tabular">
          <span>14:01</span>
          <span>3 alerts in 12,480 transfers</span>
          <span>14:02</span>
        </p>
      </div>
      <Alerts alerts={ofOneMinute} />
      <p className="border-t border-line px-4 py-3.5 font-mono text-micro leading-5 text-ink">
        <span className="text-ink-mute">R-03</span>{' '}
        <span>{'if sanctions.share > 0 and direction = in'}</span>
        <br />
        <span>then</span> <span className="bg-lantern px-1">hold</span>{' '}
        <span>and notify second line</span>
      </p>
    </Sheet>
  )
}

/** Up, down and on to the next second: the same few strokes for all, which compress. */
function bars(chosen: (index: number) => boolean): string {
  const strokes = seconds.map((second, index) => {
    const height = Math.round(4 + second * 3.6)
    return chosen(index) ? `v-${height}v${height}m4 0` : 'm4 0'
  })
  return `M2 34${strokes.join('')}`
}
