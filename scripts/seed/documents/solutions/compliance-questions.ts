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
      'Every score lists its exposures: category, amount, hops and the labels behind them, each with source and confidence. We back-test each model release on designations and seizures that came later, and publish precision and recall by category. You receive the validation report and can rerun it on your own decisions.',
    ),
    question(
      'Who decided to release this transfer, on what information?',
      'The record keeps the version of the rule, the data as of that minute, the analyst, the reviewer and the reason. You can read it as it was, even after labels have changed. Entries cannot be edited; a correction is a new entry.',
    ),
    question(
      'How do you set thresholds, and when did you last change them?',
      'A replay shows the effect, and people decide. Each change is first run on the last quarter to show which alerts would appear and which would disappear. The change log records the author, reason, approver and expected effect, and the effect observed after 30 days.',
    ),
    question(
      'What happens when a label changes after you have let a payment through?',
      'Retrospective alerts. When an address that your customers dealt with in the last five years is newly attributed or designated, you get an alert that lists the transfers, so you can file a SAR promptly.',
    ),
    question(
      'How do you treat self-hosted wallets?',
      'By your policy: proof of ownership by a signed message or a Satoshi test above your threshold, enhanced monitoring below it. We distinguish hosted from self-hosted wallets with a stated confidence.',
    ),
    question(
      'Are you a single point of failure?',
      'Our status history is public, with {{uptimePromised}} uptime in the contract. If an answer is late, your fallback applies: hold, release under a limit, or answer from the last local list. Lists and rules can be kept on your premises, and your records leave with you in an open format.',
    ),
  ],
})
