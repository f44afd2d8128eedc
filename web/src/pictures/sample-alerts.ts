import { reasonFor, SAMPLE_DATE, type Sample, samples } from '@/pictures/samples'

type Alert = { time: string; rule: string; score: number; what: string; amount: string }

const alert = (time: string, rule: string, sample: Sample): Alert => ({
  time,
  rule,
  score: sample.score,
  what: `${sample.moved?.direction}, ${sample.matched ? 'address on a sanctions list' : reasonFor(sample)}`,
  amount: sample.moved?.amount ?? '',
})

/** One hour of the sample day, 13:03 to 14:03: six of its alerts, the latest first. */
export const alertsOfOneHour: readonly Alert[] = [
  alert('14:02:11', 'R-07', samples.ransomware),
  alert('14:01:58', 'R-03', samples.sanctioned),
  alert('13:47:52', 'R-17', samples.gambling),
  alert('13:31:08', 'R-14', samples.mixer),
  {
    time: '13:22:40',
    rule: 'R-21',
    score: 60,
    what: 'Nine deposits just below 10,000',
    amount: '89,100 USDT',
  },
  alert('13:04:39', 'R-17', samples.newcomer),
]

/** What was decided about the deposit of `samples.ransomware`, entry by entry. */
export const decision = [
  {
    at: 'Oct 14, 14:02:11',
    what: `Scored ${samples.ransomware.score}: ${reasonFor(samples.ransomware)}`,
    who: 'KYT',
    basis: `Labels of ${SAMPLE_DATE}`,
  },
  {
    at: 'Oct 14, 14:02:11',
    what: 'BLOCKED: at least 5% ransomware within three hops',
    who: 'Rule R-07',
    basis: 'Version 4, in force since Sep 1, 2026',
  },
  {
    at: 'Oct 14, 14:19:40',
    what: 'Customer asked where the funds came from',
    who: 'Analyst',
    basis: 'Message and reply attached',
  },
  {
    at: 'Oct 14, 15:06:02',
    what: 'Kept on hold: the reply does not explain the path',
    who: 'Analyst',
    basis: 'Path of two hops, exported',
  },
  {
    at: 'Oct 14, 15:31:27',
    what: 'Same decision, read without the first one',
    who: 'Second reader',
    basis: 'Two-person release, policy 3.2',
  },
  {
    at: 'Oct 16, 10:12:55',
    what: 'Suspicious activity report filed',
    who: 'Reporting officer',
    basis: 'Within 30 days, copy attached',
  },
] as const
