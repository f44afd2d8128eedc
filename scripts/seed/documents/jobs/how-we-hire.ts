type Hiring = { manager: string; sample: string; last: string }

/** The same four steps for every position; what is asked in them differs. */
export function howWeHire({ manager, sample, last }: Hiring): string {
  return `
## How we hire

1. **Application.** Reviewed within 5-7 business days by the team you would join, who write back either way.
2. **Conversation.** Forty-five minutes with ${manager}. Ask as much as you answer.
3. **Work sample.** ${sample} Two hours, paid, on a problem that we have solved already.
4. **The team.** ${last}

An offer follows within a week of the last step. If we decline, we say why.
`
}
