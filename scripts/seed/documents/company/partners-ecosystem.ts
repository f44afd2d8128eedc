import { figure } from '../../builders/figure.ts'
import { directoryGroup, story } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** Three categories and who is in each. All names are invented. */
export const ecosystem = section('cardGrid', {
  anchor: 'ecosystem',
  eyebrow: 'Ecosystem',
  title: 'Three kinds of partner, on one board',
  text: 'A selection of the {{partners}} integration partners whose customers meet our answers without leaving the product they know.',
  look: 'directory',
  cards: [
    directoryGroup(
      'Technology',
      'Case systems, core banking, custody and Travel Rule messaging, with our answers inside.',
      [
        ['Tamarisk Systems', 'Case management for police forces'],
        ['Vaultmere', 'Institutional custody'],
        ['Relaycourt', 'Travel Rule messaging'],
        ['Ostrea Core', 'Core banking'],
        ['Pellucid', 'KYC orchestration'],
        ['Sablewick', 'SIEM and security operations'],
      ],
    ),
    directoryGroup(
      'Consulting and forensics',
      'Firms that investigate, testify and design programmes with our tools.',
      [
        ['Harrowgate Quill LLP', 'Asset recovery, London and Dublin'],
        ['Bexley Stroud Forensics', 'Expert witnesses, New York'],
        ['Ostrava Advisory', 'AML programmes, Prague'],
        ['Mokoena & Lindqvist', 'Fraud investigations, Johannesburg'],
        ['Nakasone Tanaka Partners', 'Exchange audits, Tokyo'],
        ['Casa Verdejo', 'Insolvency and tracing, Madrid'],
      ],
    ),
    directoryGroup(
      'Resellers and integrators',
      'Regional partners who sell, set up and support in their own language.',
      [
        ['Pacific Ledgerworks', 'Australia and New Zealand'],
        ['Norrland Datasystem', 'Nordics and Baltics'],
        ['Cono Sur Integradores', 'Chile, Argentina, Uruguay'],
        ['Al-Maha Digital', 'Gulf states'],
        ['Lakeview Sahel', 'West Africa'],
        ['Hanseong Infotech', 'Korea'],
      ],
    ),
  ],
})

/** What came of two partnerships. */
export const partnerStories = section('stories', {
  anchor: 'stories',
  eyebrow: 'Success stories',
  title: 'Two that worked',
  stories: [
    story({
      organisation: 'Tamarisk Systems',
      sector: 'Technology partner',
      title: 'A trace that opens where the exhibit numbers are',
      text: 'A trace used to be a PDF attached to a case. Now it opens inside Tamarisk’s case system, with exhibit numbers, disclosure marks and the officer’s notes in place. When a label changes after filing, the case shows both, and the date between them.',
      quote: 'We stopped selling an integration and started to be asked for one.',
      figures: [
        figure('40', 'Police forces', 'on Tamarisk, in nine countries'),
        figure('26 min', 'To the first trace on file', '3.1 days before'),
      ],
    }),
    story({
      organisation: 'Norrland Datasystem',
      sector: 'Reseller',
      title: 'Nine banks, in their own language, without a call from us',
      text: 'A regional integrator whose banks wanted crypto controls in Swedish, Finnish and Lithuanian, in their own data centres, with a telephone number in their own time zone. Norrland’s six certified engineers wrote the runbooks, and train ours on them.',
      figures: [
        figure('9', 'Banks live'),
        figure('6', 'Certified engineers'),
        figure('31%', 'Average margin', 'in the second year'),
      ],
    }),
  ],
})
