import { coverageRegion } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** Court decisions on tracing, each with what it held. None of them concerns our own software. */
export const decisions = section('cardGrid', {
  anchor: 'decisions',
  eyebrow: 'Court decisions',
  title: 'What courts have said about tracing',
  text: 'Six decisions to know, for and against. None of them concerns our software. Check each for later history before you cite it.',
  look: 'register',
  cards: [
    coverageRegion(
      'United States v. Gratkowski',
      ['964 F.3d 307', '5th Cir. 2020', 'No warrant needed'],
      'A user has no reasonable expectation of privacy in transactions on the public Bitcoin blockchain, nor in an exchange’s records of his transactions. Agents had traced payments and then served a subpoena on the exchange.',
    ),
    coverageRegion(
      'United States v. Sterlingov',
      ['No. 21-cr-399', 'D.D.C., February 29, 2024', 'Clustering admitted'],
      'After Daubert hearings, the court admitted testimony based on another provider’s clustering software, Chainalysis Reactor. It found the method reliable enough, and corroborated, although no error rate had been established. A trial court’s ruling, not a precedent for every tool.',
    ),
    coverageRegion(
      'AA v Persons Unknown',
      ['[2019] EWHC 3556 (Comm)', 'England and Wales', 'Bitcoin is property'],
      'Bitcoin can be the subject of a proprietary injunction. An insurer had traced a ransom to an account at an exchange. An interim ruling, made without the other parties’ arguments.',
    ),
    coverageRegion(
      'LMN v Bitflyer Holdings',
      ['[2022] EWHC 2954 (Comm)', 'England and Wales', 'Disclosure by exchanges'],
      'Exchanges abroad were ordered to disclose information about accounts to which stolen funds had been traced. The court accepted that the tracing was enough for disclosure, which is a lower bar than liability.',
    ),
    coverageRegion(
      'CLM v CLN',
      ['[2022] SGHC 46', 'Singapore', 'Injunction against persons unknown'],
      'Stolen cryptocurrency can be the subject of a proprietary injunction, also against thieves who have not been identified, and of disclosure orders against exchanges.',
    ),
    coverageRegion(
      'D’Aloia v Persons Unknown',
      ['[2024] EWHC 2342 (Ch)', 'England and Wales', 'Tracing found insufficient'],
      'After a full trial, the claim against an exchange failed. Tether is property and can in principle be traced even through a mixture, but the claimant’s expert had applied no consistent method and could not show that the claimant’s own funds had reached the wallet. Read it before you prepare an exhibit.',
    ),
  ],
})
