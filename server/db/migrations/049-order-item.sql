-- What an order buys is an item of the price list; an offer is what the app suggests by itself.
UPDATE orders SET product = (product - 'offer') || jsonb_build_object('item', product -> 'offer') WHERE product ? 'offer';
