import { Button, Flex } from '@sanity/ui'
import { RESULT_PERIODS, type ResultsPeriod } from '../../../web/src/lib/studio-api'

type PeriodChoiceProps = { days: ResultsPeriod; onChoose: (days: ResultsPeriod) => void }

/** How many days the results cover. */
export function PeriodChoice({ days, onChoose }: PeriodChoiceProps) {
  return (
    <Flex gap={1} role="group" aria-label="Period">
      {RESULT_PERIODS.map((each) => (
        <Button
          key={each}
          text={`${each} days`}
          mode={each === days ? 'default' : 'ghost'}
          fontSize={1}
          padding={3}
          aria-pressed={each === days}
          onClick={() => onChoose(each)}
        />
      ))}
    </Flex>
  )
}
