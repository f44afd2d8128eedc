import { sampleStats } from './sample-stats'

export function StatCards() {
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
      {sampleStats.map((stat) => (
        <div
          key={stat.label}
          className="flex flex-col-reverse border-line px-4 py-5 odd:border-r first:pl-0 lg:border-r lg:last:border-r-0 max-lg:nth-3:pl-0 max-lg:nth-[n+3]:border-t"
        >
          <dt className="text-small text-ink-mute">{stat.label}</dt>
          <dd className="title-l tabular-nums text-ink">{stat.value}</dd>
        </div>
      ))}
    </dl>
  )
}
