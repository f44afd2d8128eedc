import { quiet } from '../../builders/action.ts'
import { codeExample } from '../../builders/code.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

export const signingPath = section('codeSample', {
  anchor: 'signing-path',
  eyebrow: 'In your code',
  title: 'What changes in a withdrawal service',
  text: 'One call before you sign, and one webhook handler for what changes later.',
  points: [
    'Send the withdrawal’s ID as the idempotency key: for 24 hours, a repeated request returns the same answer',
    'A timeout counts as an error, with the fallback you choose, and never as a pass',
    'Webhooks are signed, and retried for two days at growing intervals',
  ],
  examples: [
    codeExample(
      'Before you sign',
      'javascript',
      `
const answer = await fetch(\`\${API}/v1/screen/address\`, {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${KEY}\`,
    'content-type': 'application/json',
    'idempotency-key': withdrawal.id,
  },
  body: JSON.stringify({
    address: withdrawal.to,
    blockchain: 'ethereum',
    check_sanctions: true,
    risk_assessment: true,
  }),
  signal: AbortSignal.timeout(2000),
}).catch(() => null)

if (!answer?.ok) return hold(withdrawal, 'no response')
const { risk_score, sanctions } = await answer.json()
// An address without history has no score. null does not mean low risk.
if (sanctions.matched || risk_score === null) return hold(withdrawal, 'needs a person')
return risk_score >= 75 ? hold(withdrawal, risk_score) : sign(withdrawal)
`,
    ),
    codeExample(
      'When a label changes',
      'javascript',
      `
app.post('/hooks/risk', verifySignature(SECRET), async (request, response) => {
  const { event, address, risk_score, reason, timestamp } = request.body
  response.sendStatus(204)

  if (event !== 'high_risk_alert') return
  // Everything that this address sent or received, for as long as your policy looks back.
  for (const transfer of await transfersWith(address, { years: 5 })) {
    await openAlert({ transfer, risk_score, reason, known_since: timestamp })
  }
})
`,
    ),
  ],
  actions: [quiet('View API Documentation', to.document('/resources/api-reference'))],
})
