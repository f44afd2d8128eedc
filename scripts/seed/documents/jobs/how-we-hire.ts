type Hiring = { manager: string; sample: string; last: string }

/** The four steps of the careers page; only people and work sample differ by position. */
export function howWeHire({ manager, sample, last }: Hiring): string {
  return `
## How we hire

1. **Application.** Reviewed within {{jobReply}} by the team you would join. We reply either way.
2. **Conversation.** Forty-five minutes with ${manager}. Half the time is for your questions.
3. **Work sample.** ${sample} Two hours, paid, on a problem we have already solved.
4. **The team.** ${last} An offer within the range follows within a week, or our reasons for declining.
`
}
