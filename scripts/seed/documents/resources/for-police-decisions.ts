import { registerCard } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** Court decisions on tracing. None concerns our own software. */
export const decisions = section('cardGrid', {
  anchor: 'decisions',
  eyebrow: 'Court decisions',
  title: 'Six decisions on tracing',
  text: 'For and against. None of them concerns our software. Check each for later history before you cite it.',
  look: 'register',
  cards: [
    registerCard(
      'United States v. Gratkowski',
      ['964 F.3d 307', '5th Cir. 2020', 'No expectation of privacy'],
      'A user has no reasonable expectation of privacy in his information on the public Bitcoin blockchain, nor in an exchange’s records of his transactions. Agents had traced payments and then subpoenaed the exchange. Binding in the Fifth Circuit only.',
    ),
    registerCard(
      'United States v. Sterlingov',
      ['No. 21-cr-399', 'D.D.C., February 29, 2024', 'Clustering admitted'],
      'After Daubert hearings, the court admitted testimony based on another provider’s clustering software, Chainalysis Reactor, which is not the Reactor on this site. It found the method reliable enough, and corroborated, although no error rate had been established. A trial court’s ruling, not a precedent for every tool.',
    ),
    registerCard(
      'AA v Persons Unknown',
      ['[2019] EWHC 3556 (Comm)', 'England and Wales', 'Bitcoin is property'],
      'Bitcoin is property and can be the subject of a proprietary injunction. An insurer had traced most of a ransom to an address at an exchange. An interim ruling, on an application at which only the insurer was represented.',
    ),
    registerCard(
      'LMN v Bitflyer Holdings',
      ['[2022] EWHC 2954 (Comm)', 'England and Wales', 'Disclosure by exchanges'],
      'Exchanges abroad were ordered to disclose information about accounts to which funds taken in a hack had been traced. For that, a good arguable case was enough; liability was not decided.',
    ),
    registerCard(
      'CLM v CLN',
      ['[2022] SGHC 46', 'Singapore', 'Injunction against persons unknown'],
      'Stolen cryptocurrency can be the subject of an interim proprietary injunction, even against persons not yet identified. The court also ordered exchanges to disclose information, to help trace the assets and identify those persons.',
    ),
    registerCard(
      'D’Aloia v Persons Unknown',
      ['[2024] EWHC 2342 (Ch)', 'England and Wales', 'Tracing found insufficient'],
      'After a full trial, the claim against an exchange failed. Tether is property and can in principle be traced, but the evidence of the claimant’s expert, whose method the court found unreliable, did not show that any of his funds had reached the wallet. Read it before you prepare an exhibit.',
    ),
  ],
})
