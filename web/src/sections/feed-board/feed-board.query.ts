import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type Feed = {
  key: string
  name: string
  value: string
  /** In per cent, with the threshold it is measured against; a status has neither. */
  drift?: { deviation: number; threshold: number } | undefined
  heartbeat?: string | undefined
  round: string
  signers?: string | undefined
}

export type FeedBoardProps = Heading & { feeds: Feed[]; note?: string | undefined }

export function toFeedBoard(raw: RawSectionOf<'feedBoard'>): FeedBoardProps {
  return {
    ...toHeading(raw),
    note: raw.note ?? undefined,
    feeds: (raw.feeds ?? []).map(
      ({ _key, name, value, deviation, threshold, heartbeat, round, signers }) => ({
        key: _key,
        name: name ?? '',
        value: value ?? '',
        drift: deviation !== null && threshold ? { deviation, threshold } : undefined,
        heartbeat: heartbeat ?? undefined,
        round: round ?? '',
        signers: signers ?? undefined,
      }),
    ),
  }
}

export const FEED_BOARD_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  feeds[]{ _key, name, value, deviation, threshold, heartbeat, round, signers },
  note
`
