import { section } from '../../builders/section.ts'
import { question } from '../../builders/section-items.ts'

/** What an examiner asks, answered so that the answer can be quoted. */
export const examinerQuestions = section('faq', {
  anchor: 'examiner',
  eyebrow: 'For the examination',
  title: 'What a regulator will ask, and what you can show',
  questions: [
    question(
      'How do you know that the risk score is right?',
      'Every score opens into its exposures: category, amount, hops and the labels behind them, each with source and confidence. We back-test each model release on designations and seizures that came later, and publish precision and recall by category. You receive the validation report and can rerun it on your own decisions.',
    ),
    question(
      'Who decided to release this transfer, on what information?',
      'The record keeps the rule in its version, the data as it stood at that minute, the analyst, the reviewer and the reason. It can be read again as it was, even after labels have changed. Nothing in it can be edited; a correction is a new entry.',
    ),
    question(
      'How do you set thresholds, and when did you last change them?',
      'Replay proposes, people decide. A change runs over the last quarter first and shows which alerts would appear and which would go. Author, reason, approver and the effect expected stand in the change log, beside the effect observed after 30 days.',
    ),
    question(
      'What happens when a label changes after you have let a payment through?',
      'Retrospective alerts. When an address that your customers dealt with in the last five years is attributed anew or designated, you get an alert with the transfers concerned, so that a late SAR is filed from our notice and not from a newspaper.',
    ),
    question(
      'How do you treat self-hosted wallets?',
      'By your policy: proof of ownership by a signed message or a Satoshi test above your threshold, enhanced monitoring below it. We tell hosted from self-hosted with a stated confidence and never present a guess as a finding.',
    ),
    question(
      'Are you a single point of failure?',
      'Our status history is public, with {{uptimePromised}} uptime in the contract. If an answer is late, your fallback applies: hold, release under a limit, or answer from the last local list. Lists and rules can be kept on your premises, and your records leave with you in an open format.',
    ),
  ],
})
