import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { Virtualizer } from 'virtua';
import { expect, test } from 'vitest';
import { VirtualRows } from '../../../src/ui/kit/virtual-rows.tsx';

type Rows = typeof VirtualRows<number>;

function List({ rows: Rows }: { rows: Rows }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} data-testid="scroller">
      <Rows scrollRef={scroller} data={[1, 2, 3]}>
        {(row) => <p key={row}>{row}</p>}
      </Rows>
    </div>
  );
}

/** The container's style while the list scrolls. */
const whileScrolling = async (rows: Rows): Promise<CSSStyleDeclaration> => {
  const { getByTestId } = render(<List rows={rows} />);
  await act(async () => undefined);
  const scroller = getByTestId('scroller');
  await act(async () => {
    scroller.scrollTop = 40;
    fireEvent.scroll(scroller);
  });
  return (scroller.firstElementChild as HTMLElement).style;
};

test('rows do not change their style while they scroll', async () => {
  const style = await whileScrolling(VirtualRows);
  expect(style.pointerEvents).toBe('');
  expect(style.position).toBe('relative');
});

test('which they do without it', async () => {
  expect((await whileScrolling(Virtualizer as Rows)).pointerEvents).toBe('none');
});
