import { HEADING_FIELDS } from '@/sections/heading.groq'

export const FEED_BOARD_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  feeds[]{ _key, name, value, deviation, threshold, heartbeat, round, signers },
  note
`
