import { primary, quiet, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { reporting } from './for-victims-reporting.ts'

const firstHour = section('steps', {
  anchor: 'first-hour',
  eyebrow: 'The first hour',
  title: 'What to do now, in this order',
  text: 'Stolen funds are easiest to freeze at an exchange. Do these seven things, even if days have passed.',
  look: 'timeline',
  steps: [
    step(
      'Stop paying and stop talking',
      'Send nothing more: no “tax,” no “unlocking fee,” no “verification” payment. Do not warn the people who have your money.',
    ),
    step(
      'Protect what is left',
      'If anyone has seen your seed phrase (your wallet’s 12 or 24 words), move what remains to a new wallet on a clean device. Change the passwords of your email and your exchange, and turn on two-factor sign-in.',
    ),
    step(
      'Revoke approvals',
      'If you connected your wallet to a site or signed something, that approval can still empty it. Open the token approvals in your wallet, or the approval checker of the network’s block explorer, and revoke any you do not recognize. Type the address yourself: fake revoking sites exist.',
    ),
    step(
      'Call your bank and your exchange',
      'If you paid by card or transfer, ask the bank to stop or recall it. Tell the exchange you used that the withdrawal was fraud, and give the transaction hash.',
    ),
    step(
      'Write down the evidence',
      'Transaction hashes, addresses, amounts, dates with time zone, websites, user names, phone numbers. Take screenshots of chats before they are deleted. Delete nothing yourself.',
    ),
    step(
      'Report it to the police',
      'Use your country’s official service, listed below, and keep the case number. Exchanges usually freeze funds only when an authority asks. Quote the number when you write to one.',
    ),
    step(
      'Write to the exchange that has it',
      'Follow the transaction to the first service, and write to it. The next part says how, and we can trace it for you, free of charge.',
    ),
  ],
})

const holder = section('cardGrid', {
  anchor: 'find-the-exchange',
  eyebrow: 'Where it is now',
  title: 'Find the exchange that holds it now',
  text: 'The service that received the funds can freeze them, but only while they are there.',
  look: 'list',
  cards: [
    card(
      'Look it up yourself',
      'Take the transaction hash from your wallet or from the withdrawal at your exchange. A free account shows where the money went from there and, on {{freeBlockchains}} blockchains, which service an address belongs to. Stop at the first exchange.',
      { icon: 'search', action: quiet('Get Started Free', to.route('/signup')) },
    ),
    card(
      'Or let an analyst do it',
      'Send us the hash. An analyst replies within {{firstLook}} and names the service that received the funds, if one did. If the trail splits or you lose it, choose this way.',
      {
        icon: 'users',
        action: quiet('Free Investigation Request', to.dialog('free-investigation')),
      },
    ),
    card(
      'Then write to the exchange',
      'Use the form for fraud or law enforcement on its own website. Give the hash of the deposit, its address, the amount, the time with time zone and your police case number, and ask it to freeze the funds until the police write.',
      { icon: 'landmark', action: quiet('Where to report', to.anchor('report')) },
    ),
  ],
})

const help = section('cardGrid', {
  anchor: 'what-we-can-do',
  eyebrow: 'Our help',
  title: 'How far our help goes',
  look: 'bordered',
  columns: 2,
  cards: [
    card('We can', 'Free of charge, for individuals, after you send us a request.', {
      icon: 'badge-check',
      points: [
        'Follow the funds from your transaction, where the evidence allows',
        'Tell you which service received them, if one did, and how confident we are',
        'Give you a summary that you can hand to the police and the exchange',
        'Tell you when there is nothing more to find',
      ],
    }),
    card('We cannot', 'What no tracing company can do, whatever it says.', {
      icon: 'triangle-alert',
      points: [
        'Recover, freeze or reverse a payment: that takes an exchange, an issuer or a court',
        'Tell you who owns an address; an address is not a person',
        'Promise a result, or say that funds “have been found and only need to be released”',
        'Give you legal advice or act as your lawyer',
      ],
    }),
  ],
})

const recoveryFraud = section('cardGrid', {
  anchor: 'recovery-fraud',
  eyebrow: 'The second fraud',
  title: 'How to recognize recovery fraud',
  text: 'Fraudsters sell lists of victims. Expect calls that your money has been found. At any of these signs, stop.',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'They ask for money first',
      'A fee, a tax, a deposit “to verify the wallet.” Treat any demand for payment before your money comes back as fraud, even if they show you a balance. The one exception is a lawyer you found and checked yourself.',
      { icon: 'coins' },
    ),
    card('They want something from you', 'Give none of these, to us or to anyone.', {
      icon: 'key',
      points: [
        'A seed phrase, a private key or remote access to your device',
        'Silence: “Do not tell your bank or the police.” Tell both',
      ],
    }),
    card(
      'They contacted you',
      'Do not answer. If in doubt, call a number that you looked up yourself.',
      {
        icon: 'message-square',
        points: [
          'In our name: we never contact victims first, by any channel. Tell us through the contact page',
          'As an authority: police and regulators do not ask victims to pay before money is returned',
          'With a promise: no one can promise recovery',
        ],
      },
    ),
  ],
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'Questions from victims',
  questions: [
    question(
      'What does the free investigation cost?',
      'Nothing, now or later. We do not take a share of what is recovered.',
    ),
    question(
      'What do you need from me?',
      'The transaction hash, the address you paid, the date and how it happened. Never send a seed phrase, a private key or a password, to us or to anyone.',
    ),
    question(
      'Will you tell the police for me?',
      'No. The report should come from you: you are the witness. If an investigator calls us about your case, we help them; [this is how they ask](/resources/for-police).',
    ),
    question(
      'It happened a year ago. Is it too late?',
      'No, report it. Funds are harder to freeze by then, but separate reports can lead to the same wallet, and a later case may return money to earlier victims.',
    ),
    question(
      'I feel ashamed. Is that normal?',
      'Yes, and fraudsters count on it. They do this for a living. Talk to someone you trust; if you are in distress, call your country’s crisis line before anything else on this page.',
    ),
  ],
})

export const forVictims = page({
  title: 'Stolen crypto: help for victims',
  path: '/resources/for-victims',
  sections: [
    section('hero', {
      look: 'contents',
      eyebrow: 'Help for victims',
      title: 'If your crypto has been stolen',
      text: 'Act in the first hour, report it to the police, and pay no one who offers to get it back. The first look at your case is free.',
      actions: [
        primary('Free Investigation Request', to.dialog('free-investigation')),
        secondary('Where to Report', to.anchor('report')),
      ],
    }),
    firstHour,
    holder,
    reporting,
    help,
    recoveryFraud,
    questions,
    section('callToAction', {
      title: 'Ask for a free first look',
      text: 'An analyst replies within {{firstLook}}, weekends included. We will never ask you to pay for it.',
      look: 'bar',
      actions: [
        primary('Free Investigation Request', to.dialog('free-investigation')),
        secondary('Where to Report', to.anchor('report')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto stolen? What to do in the first hour',
    description:
      'Stolen crypto or a scam: what to do in the first hour, where to report it by country, what can be done, and how to recognize recovery fraud.',
  },
})
