import { Sheet } from '@/pictures/sheet'

/** Published values, one per round: time in minutes, price, reason. */
const rounds = [
  { at: 0, price: 4118.7 },
  { at: 10, price: 4139.8 },
  { at: 24, price: 4160.7 },
  { at: 31, price: 4139.5 },
  { at: 43, price: 4118.0 },
  { at: 59, price: 4115.0 },
]

/** The market price between rounds; a deviation of 0.5 % starts a new round. */
const market =
  '4118 4123 4114 4126 4133 4140 4145 4137 4150 4142 4153 4147 4161 4166 4155 4140 4134 4142 4129 4136 4126 4118 4114 4123 4112 4117 4110 4118 4115 4114 4115'
    .split(' ')
    .map(Number)

const latest = [
  { round: '18,442,706', value: '4,115.00', cause: 'heartbeat', signers: '13 of 15' },
  { round: '18,442,705', value: '4,118.00', cause: '−0.52%', signers: '14 of 15' },
  { round: '18,442,704', value: '4,139.50', cause: '−0.51%', signers: '15 of 15' },
]

const x = (minutes: number) => minutes * 8
const y = (price: number) => Math.round((4175 - price) * 25.4) / 10

/** A price feed over an hour: the published value follows the market in steps. */
export function PriceFeed() {
  return (
    <Sheet
      title="ETH / USD"
      aside="deviation 0.5% · heartbeat 16 min"
      description="A price feed over one hour. The market’s line wanders inside a band of half a percent around the published value; whenever it leaves the band, or sixteen minutes have passed, a new round is published. The last three rounds are listed with ID, value, cause and number of signers."
    >
      <svg viewBox="0 0 480 176" className="block h-auto w-full bg-paper" aria-hidden="true">
        <path d={band()} fill="var(--color-lantern)" opacity="0.2" />
        <path d={marketLine()} fill="none" stroke="var(--color-ink-mute)" strokeWidth="1.4" />
        <path d={steps()} fill="none" stroke="var(--color-ink)" strokeWidth="2.5" />
        <path
          d={rounds.map(({ at, price }) => `M${x(at)} ${y(price)}h0`).join('')}
          fill="none"
          stroke="var(--color-lantern)"
          strokeWidth="10"
          strokeLinecap="round"
        />
      </svg>
      <table className="w-full border-t border-line text-left tabular max-[24rem]:[&_:is(th,td):nth-child(3)]:hidden">
        <thead>
          <tr className="text-micro text-ink-mute">
            <th className="pt-3 pb-1 pl-4 font-normal">Round</th>
            <th className="pt-3 pb-1 text-right font-normal">Value, $</th>
            <th className="px-3 pt-3 pb-1 text-right font-normal">Because</th>
            <th className="pt-3 pr-4 pb-1 text-right font-normal">Signers</th>
          </tr>
        </thead>
        <tbody>
          {latest.map(({ round, value, cause, signers }, index) => (
            <tr key={round} className={index === 0 ? 'font-semibold text-ink' : ''}>
              <td className="py-1.5 pl-4 font-mono text-micro">{round}</td>
              <td className="py-1.5 text-right">{value}</td>
              <td className="px-3 py-1.5 text-right">{cause}</td>
              <td className="py-1.5 pr-4 text-right">{signers}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 border-t border-line px-4 py-3 text-micro text-ink-mute">
        A contract accepts a value with 10 signatures or more.
      </p>
    </Sheet>
  )
}

function steps(): string {
  const line = rounds.map(({ at, price }, i) => `${i ? `H${x(at)}V` : `M${x(at)} `}${y(price)}`)
  return `${line.join('')}H${x(60)}`
}

function marketLine(): string {
  return market.map((price, i) => `${i ? 'L' : 'M'}${x(i * 2)} ${y(price)}`).join('')
}

function band(): string {
  return rounds
    .map(({ at, price }, i) => {
      const [top, bottom] = [y(price * 1.005), y(price * 0.995)]
      return `M${x(at)} ${top}H${x(rounds[i + 1]?.at ?? 60)}V${bottom}H${x(at)}Z`
    })
    .join('')
}
