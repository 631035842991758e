-- Where an order is paid, as its QR code says it; null until the provider has answered. The code can be shown again by it.
ALTER TABLE orders ADD COLUMN address text;
