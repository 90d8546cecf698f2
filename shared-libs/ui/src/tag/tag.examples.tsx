import { Row } from '../examples/arrange.tsx';
import type { GalleryPage } from '../examples/galleryPage.ts';
import { Card } from '../card/Card.tsx';
import { Code } from './Code.tsx';
import { StatusTag } from './StatusTag.tsx';
import { Tile } from './Tile.tsx';

const airlines = [
  ['AV', 'Avianca', '#c8102e'],
  ['LA', 'LATAM', '#1b0088'],
  ['CM', 'Copa', '#00539b'],
  ['IB', 'Iberia', '#d7192d'],
  ['VE', 'Clic', '#ffd100'],
  ['AF', 'Air France', '#ffffff'],
] as const;

export const gallery: GalleryPage = {
  name: 'tag',
  title: 'StatusTag, Code, Tile',
  when: 'StatusTag says a state in a word, a colour and a dot. Code is a gate, a belt or a terminal as the signs of the building show it. Tile stands in place of a logo, beside the name it repeats.',
  whenNot:
    'None of them is pressed: a filter is a FilterChips, a link is a Link. No sentence in a StatusTag: that is a Notice. No Tile without the name beside it.',
  examples: [
    {
      name: 'status',
      title: 'StatusTag: every tone',
      render: () => (
        <Row>
          <StatusTag tone="positive">On time</StatusTag>
          <StatusTag tone="caution">Delayed</StatusTag>
          <StatusTag tone="negative">Cancelled</StatusTag>
          <StatusTag tone="neutral">Landed</StatusTag>
        </Row>
      ),
    },
    {
      name: 'status-on-paper',
      title: 'StatusTag on a card',
      render: () => (
        <Card>
          <Row>
            <StatusTag tone="positive">Open now</StatusTag>
            <StatusTag tone="caution">Closes at 22:00</StatusTag>
            <StatusTag tone="negative">Closed · opens at 05:00</StatusTag>
            <StatusTag tone="neutral">No hours given</StatusTag>
          </Row>
        </Card>
      ),
    },
    {
      name: 'status-long',
      title: 'StatusTag with many words',
      render: () => (
        <StatusTag tone="caution">
          Closed for works until Monday, the sixteenth of March, opens again at 05:00
        </StatusTag>
      ),
    },
    {
      name: 'codes',
      title: 'Code: gates, belts and terminals',
      render: () => (
        <Row>
          <Code>A02</Code>
          <Code>B04</Code>
          <Code>4</Code>
          <Code>T1</Code>
          <Code>41–48</Code>
        </Row>
      ),
    },
    {
      name: 'code-in-text',
      title: 'Code in a sentence',
      render: () => (
        <p>
          Your gate is <Code>A02</Code>, eleven minutes on foot from security.
        </p>
      ),
    },
    {
      name: 'tiles',
      title: 'Tile: the initials are black or white, whichever is easier to read',
      render: () => (
        <Row>
          {airlines.map(([text, name, colour]) => (
            <Row key={text}>
              <Tile text={text} colour={colour} />
              {name}
            </Row>
          ))}
        </Row>
      ),
    },
  ],
};
