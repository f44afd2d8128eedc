import { section } from '../../builders/section.ts'
import { question } from '../../builders/section-items.ts'

export const examinerQuestions = section('faq', {
  anchor: 'examiner',
  eyebrow: 'For the examination',
  title: 'What a regulator asks, and what you can show',
  questions: [
    question(
      'How do you know that the risk score is right?',
      'Every score lists its exposures: category, amount, hops and the labels behind them, each with source and confidence. We back-test each model release on designations and seizures that came later. You receive the validation report, with precision and recall by category, and can rerun the test on your own decisions.',
    ),
    question(
      'Who decided to release this transfer, on what information?',
      'The record keeps the version of the rule, the labels as of that minute, the analyst, the reviewer and the reason. You can read it as it stood then, even if labels have since changed. Entries cannot be edited; a correction is a new entry.',
    ),
    question(
      'How do you set thresholds, and when did you last change them?',
      'Each change is first run against your last quarter, to show which alerts would appear and which would disappear. The change log records the author, reason, approver and expected effect, and the effect observed after 30 days.',
    ),
    question(
      'What happens when a label changes after you have let a payment through?',
      'When an address that your customers dealt with in the last five years is newly attributed or designated, you get an alert that lists the transfers, so you can decide promptly whether a report is due.',
    ),
    question(
      'How do you treat self-hosted wallets?',
      'By your policy: proof of ownership by a signed message or a Satoshi test above your threshold (in the EU, EUR 1,000 by law), enhanced monitoring below it. We tell hosted wallets from self-hosted ones and say how sure we are.',
    ),
    question(
      'Are you a single point of failure?',
      'Not if you set a fallback. Paid plans have {{uptimePromised}} uptime a month in the contract, with service credits. If a response is late, your fallback applies: hold, release under a limit, or screen against the last local list. Lists and rules can run on-premises, and your records leave with you in an open format. For EU financial entities, the contract includes the terms that Article 30 of DORA requires.',
    ),
  ],
})
