import { figure } from '../../builders/figure.ts'
import { directoryGroup, story } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** All names are invented. */
export const ecosystem = section('cardGrid', {
  anchor: 'ecosystem',
  eyebrow: 'Ecosystem',
  title: 'Who our partners are',
  text: 'A selection. {{partners}} integration partners use our data in their products.',
  look: 'directory',
  cards: [
    directoryGroup(
      'Technology',
      'Case systems, core banking, custody and Travel Rule messaging with our data built in.',
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
      'Firms that investigate, testify and design compliance programs with our tools.',
      [
        ['Harrowgate Quill LLP', 'Asset recovery, London and Dublin'],
        ['Bexley Stroud Forensics', 'Expert witnesses, New York'],
        ['Ostrava Advisory', 'AML programs, Prague'],
        ['Mokoena & Lindqvist', 'Fraud investigations, Johannesburg'],
        ['Nakasone Tanaka Partners', 'Exchange audits, Tokyo'],
        ['Casa Verdejo', 'Insolvency and tracing, Madrid'],
      ],
    ),
    directoryGroup(
      'Resellers and integrators',
      'Regional partners who sell, set up and support our products in their own language.',
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

export const partnerStories = section('stories', {
  anchor: 'stories',
  eyebrow: 'Success stories',
  title: 'Partnerships in practice',
  stories: [
    story({
      organization: 'Tamarisk Systems',
      sector: 'Technology partner',
      title: 'Traces inside the case system',
      text: 'A trace used to be a PDF attached to a case. Now it opens inside Tamarisk’s case system, with exhibit numbers, disclosure marks and the officer’s notes in place. When a label changes after filing, the case shows both versions and the date of the change.',
      quote: 'Our customers used to ask for an export. Now they ask why a case has no trace.',
      figures: [
        figure('40', 'Police forces', 'use Tamarisk, in nine countries'),
        figure('26 min', 'To the first trace on file', '3.1 days before; trial with three forces'),
      ],
    }),
    story({
      organization: 'Norrland Datasystem',
      sector: 'Reseller',
      title: 'Support in three languages',
      text: 'Norrland’s banks wanted crypto controls in Swedish, Finnish and Lithuanian, on-premises, with a phone line in their own time zone. Its six certified engineers wrote the runbooks and now train our staff on them.',
      figures: [figure('9', 'Banks live'), figure('6', 'Certified engineers')],
    }),
  ],
})
