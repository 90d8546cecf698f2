/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { sameHours, type ScheduleDay } from './sameHours.ts';
import { WeekSchedule } from './WeekSchedule.tsx';

const names = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const days: ScheduleDay[] = names.map((name) => ({
  key: name,
  name,
  initial: name.charAt(0),
  hours: name === 'Domingo' ? 'Cerrado' : name === 'Sábado' ? '08:00–14:00' : '06:00–22:00',
  closed: name === 'Domingo',
}));

test('days that follow each other with the same hours are one line', () => {
  expect(sameHours(days).map((line) => line.map(({ initial }) => initial).join(''))).toEqual([
    'LMMJV',
    'S',
    'D',
  ]);
  expect(sameHours(days.slice(0, 5))).toHaveLength(1);
});

test('the same hours after a different day are a line of their own', () => {
  const week = days
    .slice(0, 3)
    .map((day, at) => ({ ...day, hours: at === 1 ? 'Cerrado' : '24 h' }));
  expect(sameHours(week)).toHaveLength(3);
});

test('the hours are named by whole days', () => {
  render(<WeekSchedule label="Horario de Wok" days={days} note="Festivos: cerrado" />);
  expect(screen.getByRole('group', { name: 'Horario de Wok' }).textContent).toContain(
    'Festivos: cerrado',
  );
  expect(screen.getByText('Lunes, Martes, Miércoles, Jueves, Viernes')).toBeTruthy();
  expect(screen.getAllByRole('definition').map((hours) => hours.textContent)).toEqual([
    '06:00–22:00',
    '08:00–14:00',
    'Cerrado',
  ]);
});
